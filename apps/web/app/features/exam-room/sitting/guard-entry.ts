/** The entry of the history that Back takes away, where the room is the first page of the site in this tab. */
export const guard = { room: 'guard' }

export const isGuard = (state: unknown): boolean => (state as typeof guard | null)?.room === guard.room
