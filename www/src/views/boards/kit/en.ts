export const en = {
  less: (item: string) => `${item}: one stone less`,
  more: (item: string) => `${item}: one stone more`,
};
