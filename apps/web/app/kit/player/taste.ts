import { recall, remember } from '../storage/storage.ts'
import type { Quality } from './pick-source.ts'

const key = 'video_quality'

type Connection = { saveData?: boolean; effectiveType?: string }

/** What was chosen on this device; null when nobody has. */
export function storedQuality(): Quality | null {
  const stored = recall(key)
  if (stored === 'auto') return stored
  return stored && Number(stored) > 0 ? Number(stored) : null
}

export const storeQuality = (quality: Quality): void => remember(key, String(quality))

/** The reader asked for it in the phone's settings, or the connection is thin. Only Chromium tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
