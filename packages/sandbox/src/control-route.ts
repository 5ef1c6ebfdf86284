import { z } from 'zod'
import { json, readJson, type SandboxAnswer, type SandboxRoute } from './wire.ts'

/** A route by which a test steers a stand-in, since it cannot reach into this process. */
export const controlRoute = <T>(
  path: string,
  shape: z.ZodType<T>,
  answer: (body: T) => SandboxAnswer,
): SandboxRoute => ({
  methods: ['POST'],
  path: `/control/${path}`,
  answer(request) {
    // A foreign page can post a plain form here, but not JSON without asking first.
    if (!request.contentType.startsWith('application/json')) return json({ error: 'send application/json' }, 415)
    const body = shape.safeParse(readJson(request))
    return body.success ? answer(body.data) : json({ error: z.prettifyError(body.error) }, 400)
  },
})

export function done(act: () => void): SandboxAnswer {
  act()
  return json({ ok: true })
}
