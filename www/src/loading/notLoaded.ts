/** What an error says whose cause is that a part did not come, where the part is fetched beyond the page, in a worker. */
export const NOT_LOADED = "not loaded";
