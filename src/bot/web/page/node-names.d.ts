// Not of the browser: core's matcher is reached by its types alone, and never runs here.
declare function setImmediate(task: (value?: unknown) => void): unknown;
