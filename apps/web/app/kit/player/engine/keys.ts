export type KeyAct =
  | { do: 'toggle' | 'mute' | 'captions' | 'full' | 'leave' }
  | { do: 'seek' | 'volume'; by: number }
  | { do: 'speed'; by: 1 | -1 }

export type KeyPress = {
  key: string
  modified: boolean
  /** What has the focus: a button takes the space bar itself, a slider of its own the arrows. */
  on: 'box' | 'button' | 'slider'
}

const acts: Readonly<Record<string, KeyAct>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  j: { do: 'seek', by: -10 },
  l: { do: 'seek', by: 10 },
  ArrowLeft: { do: 'seek', by: -5 },
  ArrowRight: { do: 'seek', by: 5 },
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'full' },
  '<': { do: 'speed', by: -1 },
  '>': { do: 'speed', by: 1 },
  Escape: { do: 'leave' },
}

/** What a key means to the player, as players everywhere have it; nothing when it is meant for somebody else. */
export function actOf({ key, modified, on }: KeyPress): KeyAct | undefined {
  if (modified) return undefined
  if (on === 'button' && key === ' ') return undefined
  if (on === 'slider' && key.startsWith('Arrow')) return undefined
  return acts[key.length === 1 ? key.toLowerCase() : key]
}
