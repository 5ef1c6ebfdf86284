import { forget, recall, remember } from '../../../kit/storage/storage.ts'

/** In the browser's storage: the doctors whose retests wait here to be sent. */
const waitingKey = 'notebook_waiting'

const waitingDoctors = (): string[] => (recall(waitingKey) ?? '').split(' ').filter(Boolean)

export const anybodyWaits = (): boolean => waitingDoctors().length > 0

export function noteWaiting(doctorId: number, count: number): void {
  const others = waitingDoctors().filter((id) => id !== String(doctorId))
  const all = count > 0 ? [...others, String(doctorId)] : others
  if (all.join(' ') === waitingDoctors().join(' ')) return
  if (all.length > 0) remember(waitingKey, all.join(' '))
  else forget(waitingKey)
}
