import * as m from '@prostuti/text/messages'

export const modeWords: Record<'online' | 'branch' | 'both', () => string> = {
  online: m.office_mode_online,
  branch: m.office_mode_branch,
  both: m.office_mode_both,
}

export const modeChoices = (modes: readonly (keyof typeof modeWords)[]) =>
  modes.map((mode) => ({ value: mode, label: modeWords[mode](), title: modeWords[mode]() }))
