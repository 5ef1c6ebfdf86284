import { createRequire } from 'node:module'
import type Sharp from 'sharp'

/** Large libraries that few calls need. The first of those loads it and waits for that; until then the memory is saved. */
const load = createRequire(import.meta.url)

let sharp: typeof Sharp | undefined

/** Draws pictures. */
export function loadSharp(): typeof Sharp {
  if (sharp !== undefined) return sharp
  const loaded: typeof Sharp = load('sharp')
  // No picture comes twice.
  loaded.cache(false)
  sharp = loaded
  return loaded
}

/** Knows passkeys. */
export const loadWebAuthn = (): typeof import('@simplewebauthn/server') => load('@simplewebauthn/server')

/** Judges HTML. */
export const loadSanitizeHtml = (): typeof import('sanitize-html') => load('sanitize-html')
