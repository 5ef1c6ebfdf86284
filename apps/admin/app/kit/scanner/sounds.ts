let context: AudioContext | undefined

type Tone = { hertz: number; at: number; seconds: number; kind: OscillatorType; loud: number }

const tones: Record<'right' | 'done' | 'wrong', Tone[]> = {
  right: [{ hertz: 1200, at: 0, seconds: 0.07, kind: 'sine', loud: 0.3 }],
  done: [
    { hertz: 880, at: 0, seconds: 0.09, kind: 'sine', loud: 0.3 },
    { hertz: 1320, at: 0.1, seconds: 0.14, kind: 'sine', loud: 0.3 },
  ],
  // Deep and rough, so that nobody takes it for the other.
  wrong: [
    { hertz: 190, at: 0, seconds: 0.3, kind: 'square', loud: 0.9 },
    { hertz: 150, at: 0.35, seconds: 0.45, kind: 'square', loud: 0.9 },
  ],
}

/** A sound for the last scan. Where a browser has none, what is seen and read aloud must do. */
export function sound(which: keyof typeof tones): void {
  try {
    context ??= new AudioContext()
    const { currentTime, destination } = context
    for (const { hertz, at, seconds, kind, loud } of tones[which]) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.type = kind
      tone.frequency.value = hertz
      volume.gain.value = loud
      tone.connect(volume).connect(destination)
      tone.start(currentTime + at)
      tone.stop(currentTime + at + seconds)
    }
  } catch {
    // Without a loudspeaker, or before the first press on the page.
  }
}
