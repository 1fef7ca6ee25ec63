/** A part of the page that is fetched when it is first asked for; `onReady` is called when it has come. */
export function lazily<Module, Part>(
  load: () => Module | Promise<Module>,
  make: (module: Module) => Part,
  onReady: () => void,
): { get(): Part | undefined } {
  let part: Part | undefined;
  let isAsked = false;
  return {
    get: () => {
      if (!isAsked) {
        isAsked = true;
        const loading = load();
        if (!(loading instanceof Promise)) return (part = make(loading));
        loading.then(
          (module) => {
            part = make(module);
            onReady();
          },
          () => {
            // Without a network now; there may be one when it is asked for again.
            isAsked = false;
          },
        );
      }
      return part;
    },
  };
}
