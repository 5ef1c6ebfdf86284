import type { SandboxSettings } from './role.ts'

/** The one sandbox of all workers, which would forget everything with the worker it lived in. Loaded only where somebody asks for it. */
export function keepSandbox() {
  let started: Promise<{ url: string; close(): Promise<void> }> | undefined
  return {
    async start(settings: SandboxSettings): Promise<string> {
      started ??= import('@prostuti/sandbox').then(({ startSandbox }) => startSandbox(settings))
      const mine = started
      try {
        return (await mine).url
      } catch (error) {
        // Whoever asks next tries again.
        if (started === mine) started = undefined
        throw error
      }
    },
    close: async () => (await started)?.close(),
  }
}
