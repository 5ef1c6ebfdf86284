import { isLoopback } from '../network/loopback.ts'

/**
 * What this server is. A demo shows an invented centre: demo people, play money, `/dev/*`. A centre is everything else.
 * `public` says whether anybody but this machine can reach it.
 */
export type Mode = { kind: 'demo' | 'centre'; public: boolean }

type ModeSettings = {
  DEMO?: boolean | undefined
  DATABASE_URL?: string | undefined
  HOST?: string | undefined
  PUBLIC_URL?: string | undefined
  ADMIN_URL?: string | undefined
}

/** A demo comes by itself only where nobody else can reach it; in public it must be asked for by name. */
export function chooseMode({ DEMO, DATABASE_URL, HOST, PUBLIC_URL, ADMIN_URL }: ModeSettings): Mode {
  const isOwn = (url: string | undefined) => url === undefined || isLoopback(new URL(url).hostname)
  const isLocal = (HOST === undefined || isLoopback(HOST)) && isOwn(PUBLIC_URL) && isOwn(ADMIN_URL)
  const isDemo = DEMO ?? (DATABASE_URL === undefined && isLocal)
  if (isDemo) return { kind: 'demo', public: !isLocal }
  // A centre listens on every address unless HOST says otherwise.
  return { kind: 'centre', public: !isLocal || HOST === undefined }
}

export const defaultHost = ({ kind }: Mode): string => (kind === 'demo' ? '127.0.0.1' : '0.0.0.0')
