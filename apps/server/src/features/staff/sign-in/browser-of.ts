import type { FastifyRequest } from 'fastify'
import type { StaffBrowser } from '../session/begin-staff-session.ts'

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const named = (of: [RegExp, string][], text: string): string => of.find(([pattern]) => pattern.test(text))?.[1] ?? '?'

/** By which somebody recognises one of their own sessions. */
export function browserOf(request: FastifyRequest): StaffBrowser {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 400)
  return { name: `${named(browsers, agent)}, ${named(systems, agent)}`, address: request.ip }
}
