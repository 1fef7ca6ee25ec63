// Compiled and never run: what TSX, and with it MDX, lets pass and what it does not.
import type {} from "../../www/react.d.ts";

export const figures = [
  <mex-graph game="nim(1,2,3)" color="outcome" players={3} lang="zh-CN" className="wide" key="a" />,
  <mex-graph game="bash[m=3](21)" controls="none" loading="eager" style={{ aspectRatio: "3 / 2" }}>
    <img src="bash.svg" alt="The position graph of Bachet’s game" />
  </mex-graph>,
  <mex-graph
    ref={(figure) => {
      figure?.start();
    }}
    onmex-open={({ detail }) => detail.notation}
  />,
  // @ts-expect-error There is no such colouring.
  <mex-graph color="pink" />,
  // @ts-expect-error There is no such view of a figure.
  <mex-graph view="theorems" />,
  // @ts-expect-error There is no such attribute.
  <mex-graph colour="outcome" />,
];
