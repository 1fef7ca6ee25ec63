/** What TypeScript does not know, since not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * The address of a script of the program itself, in the form in which a page that demands trusted types takes it. Its policy,
 * `mexplorer`, is the only one here: nothing that is written as a text ever becomes markup or code. Where the page does not
 * allow the policy the address is a text, and the browser refuses the worker.
 */
export function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    policy ??= trustedTypes?.createPolicy("mexplorer", { createScriptURL: (own) => own });
  } catch {
    return address;
  }
  return policy?.createScriptURL(address) ?? address;
}
