/** The day to jump to: today or the next one. None when all are over, or when it stands first anyway. */
export function jumpTarget(days: readonly string[], today: string | undefined): string | undefined {
  if (today === undefined) return undefined
  const position = days.findIndex((day) => day >= today)
  return position > 0 ? days[position] : undefined
}
