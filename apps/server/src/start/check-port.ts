import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Finding, refuse } from '../config/finding.ts'
import { explainListening, type StartSettings } from './explain-start-error.ts'

/** Listens for a moment, so that a port that is taken is known before a database has been started for nothing. */
export async function checkPort(place: StartSettings): Promise<Finding[]> {
  const probe = createServer()
  try {
    probe.listen({ host: place.host, port: place.port, exclusive: true })
    await once(probe, 'listening')
  } catch (error) {
    const sentence =
      explainListening(error as Error, place) ??
      `HOST ${place.host} cannot be listened on: set it to an address of this machine.`
    return [refuse(sentence.startsWith('HOST') ? 'HOST' : (place.variable ?? 'PORT'), sentence)]
  }
  probe.close()
  await once(probe, 'close')
  return []
}
