import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import {
  contrast,
  darkPalette,
  type LookColours,
  lightPalette,
  type Palette,
  readPairs,
  usualColours,
} from '@prostuti/ui/look'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import styles from './look.module.css'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

/** What follows from the two colours, by day and by night, and how well it is read. */
export function LookSample() {
  const [brand, accent] = useWatch({ name: ['brand_colour', 'accent_colour'] })
  const colours: LookColours = {
    brand: isColour(brand) ? brand : usualColours.brand,
    accent: isColour(accent) ? accent : usualColours.accent,
  }
  const [day, night] = [lightPalette(colours), darkPalette(colours)]
  return (
    <section aria-label={m.office_look_sample()} className={styles.samples}>
      <Sample theme="light" title={m.office_look_day()} palette={day} />
      <Sample theme="dark" title={m.office_look_night()} palette={night} />
      {day.brand !== colours.brand && <p className="note-line">{m.office_look_darkened()}</p>}
    </section>
  )
}

/** What the page writes in each pair, in the order of `readPairs`. */
const pairWords = [
  m.office_look_on_brand,
  m.office_look_on_deep,
  m.office_look_on_brand_2,
  m.office_look_brand_words,
  m.office_look_on_accent,
  m.office_look_on_pressed,
]

type SampleProps = { theme: 'light' | 'dark'; title: string; palette: Palette }

function Sample({ theme, title, palette }: SampleProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const [name, colour] of Object.entries(palette)) sheet.current?.style.setProperty(`--color-${name}`, colour)
  }, [palette])
  const least = Math.min(...readPairs.map(([words, ground]) => contrast(palette[words], palette[ground])))
  return (
    <div ref={sheet} className={styles.sample} data-sample={theme}>
      <h2>{title}</h2>
      <p className={styles.band}>
        <b>{m.office_look_on_brand()}</b> <span>{m.office_look_on_brand_2()}</span>
      </p>
      <p className={styles.soft}>{m.office_look_brand_words()}</p>
      <p className={styles.action}>{m.office_look_on_accent()}</p>
      <ul className={styles.pairs}>
        {readPairs.map(([words, ground], at) => (
          <li key={`${words} ${ground}`}>
            <span>{pairWords[at]?.()}</span>
            <b>{formatNumber(Math.floor(10 * contrast(palette[words], palette[ground])) / 10, getLocale())}</b>
          </li>
        ))}
      </ul>
      <p className={styles.verdict}>
        <Check size={18} aria-hidden="true" />
        {m.office_look_read({ ratio: formatNumber(Math.floor(10 * least) / 10, getLocale()) })}
      </p>
    </div>
  )
}
