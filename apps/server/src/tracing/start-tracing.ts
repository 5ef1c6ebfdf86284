import type { TracingSettings } from '../config/tracing-settings.ts'

/** Before the sites are built. What makes spans is loaded only where they are sent somewhere. Gives the way to send the last and stop. */
export async function startTracing(settings: TracingSettings): Promise<() => Promise<void>> {
  if (settings === undefined) return async () => {}
  const [{ createSpans }, { setSpans }] = await Promise.all([import('./create-spans.ts'), import('./spans.ts')])
  const { spans, close } = createSpans(settings)
  setSpans(spans)
  return async () => {
    setSpans(undefined)
    await close()
  }
}
