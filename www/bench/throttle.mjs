/** Sends all of a page over a slow network, by Chromium's own throttle: bits a second, and milliseconds from a request to its answer.
 * @param {import("@playwright/test").Page} page @param {{ bits: number, latency: number }} speed */
export async function throttle(page, { bits, latency }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const throughput = bits / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return devtools;
}
