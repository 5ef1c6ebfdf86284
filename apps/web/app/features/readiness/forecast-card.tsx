import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Forecast } from '../../kit/learning/readiness-query.ts'
import { ForecastBasis } from './forecast-basis.tsx'
import { HundredDoctors } from './hundred-doctors.tsx'
import styles from './readiness.module.css'

/** The chance to pass one real exam as a band, or why there is none; and in both cases what it rests on. */
export function ForecastCard({ forecast }: { forecast: Forecast }) {
  const { pack, band } = forecast
  return (
    <article className={`card pad ${styles.part}`}>
      <h3>{pack.name}</h3>
      {band ? <Band {...band} forecast={forecast} /> : <p>{lackWords(forecast)}</p>}
      <ForecastBasis forecast={forecast} />
    </article>
  )
}

function Band({ from, to, forecast: { exams, cut_marks } }: NonNullable<Forecast['band']> & { forecast: Forecast }) {
  const number = (value: number) => formatNumber(value, getLocale())
  return (
    <>
      <p className={styles.band}>{m.readiness_band({ from: number(from), to: number(to) })}</p>
      <p>{m.readiness_band_means()}</p>
      <HundredDoctors from={from} to={to} />
      <p className="muted">
        {m.readiness_band_rests({ exams: number(exams.length), cuts: number(cut_marks.length) })}{' '}
        {m.readiness_band_caution()}
      </p>
    </>
  )
}

function lackWords({ lacks, needs, exams }: Forecast): string {
  const number = (value: number) => formatNumber(value, getLocale())
  return lacks === 'doctors'
    ? m.readiness_lacks_doctors({ needed: number(needs.doctors) })
    : m.readiness_lacks_exams({ needed: number(needs.exams), n: number(exams.length) })
}
