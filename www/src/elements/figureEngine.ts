// What makes figures live, for pages of others: the wasm, and what is fetched later, lie beside this file.
import { besideLaunch } from "../solver/besideLaunch.ts";
import { launchBy } from "../solver/lease.ts";
import figure from "../styles/figure.css?inline";
import shared from "../styles/shared.css?inline";
import { styleBy } from "./figureStyles.ts";

launchBy(besideLaunch);
styleBy({ shared: () => Promise.resolve(shared), figure: () => Promise.resolve(figure) });

export { LiveFigure } from "./liveFigure.ts";
