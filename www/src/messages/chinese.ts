/** Numbers as Chinese writes them. */
const numbers = new Intl.NumberFormat("zh-CN");

export const number = (value: number): string => numbers.format(value);
