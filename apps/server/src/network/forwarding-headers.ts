import type { IncomingHttpHeaders } from 'node:http'

const names = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']

/** Headers by which a proxy says that it asks for somebody else. */
export const hasForwardingHeader = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => names.includes(name) || name.startsWith('x-forwarded-'))
