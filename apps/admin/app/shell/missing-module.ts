/** What could not be fetched of the office's own code: no network, or a release has put other files in its place. */
const missing = new WeakSet<Error>()

export const listenToMissingModules = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload))

export const isMissingModule = (error: unknown): boolean => error instanceof Error && missing.has(error)
