import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { type AppData, useAppData } from '../../../kit/app-data/use-app-data.ts'
import { servedPart } from '../../../kit/loading/served-part.tsx'
import { SmartLink } from '../../../kit/page/smart-link.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
// The question is in the page before its code: without its sheets it would be set again when that comes.
import '@prostuti/exam-ui/question-text.module.css'
import '../styles/day.module.css'
import styles from '../styles/hero.module.css'
import { HeroSlider } from './hero-slider.tsx'
import { slidesQuery } from './slides-query.ts'

const DayQuestion = servedPart(() => import('./day/day-question.tsx'))

export function Hero() {
  const { hero, featured_exam_key: exam } = useAppData() ?? {}
  const slides = useQuery(slidesQuery).data?.slide_items ?? []
  return (
    <section className={styles.hero}>
      <div className="wrap">
        {hero && <HeroWords {...hero} />}
        {/* A new list starts at its first slide. */}
        {slides.length > 0 && <HeroSlider key={slides.length} slides={slides} />}
        {exam && <DayQuestion exam={exam} />}
      </div>
    </section>
  )
}

function HeroWords({ eyebrow, headline, text, actions, facts }: AppData['hero']) {
  return (
    <div>
      <p className="eyebrow">
        <Phrase text={eyebrow} />
      </p>
      <h1>
        <Phrase text={headline} />
      </h1>
      <p className={styles.heroP}>
        <Phrase text={text} />
      </p>
      <div className={styles.heroCta}>
        {actions.map(({ title, link }, position) => (
          <SmartLink key={link} to={link} className={position === 0 ? 'btn btn-go' : 'btn btn-line'}>
            {title}
            {position === 0 && <Icon of={arrowRightIcon} />}
          </SmartLink>
        ))}
      </div>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
