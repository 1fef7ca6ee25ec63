import { COLUMNS, type RowOrder } from "../../model/graph/positionOrder.ts";
import { shown } from "../../model/slice.ts";

/** How the rows of the table are ordered. */
interface Sorting {
  order: RowOrder;
}

/** As in the picture the start comes first. */
export const START_FIRST: RowOrder = { by: "number", isDescending: true };

export const table = shown<Sorting>("table", { order: START_FIRST }, [
  {
    name: "sort",
    read: (text) => {
      const isDescending = text.startsWith("-");
      const by = COLUMNS.find((column) => column === text.slice(isDescending ? 1 : 0));
      return by && { order: { by, isDescending } };
    },
    write: ({ order: { by, isDescending } }) =>
      by === START_FIRST.by && isDescending === START_FIRST.isDescending
        ? undefined
        : `${isDescending ? "-" : ""}${by}`,
  },
]);
