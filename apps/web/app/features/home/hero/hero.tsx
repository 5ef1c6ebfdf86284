import { Icon } from '@prostuti/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Phrase } from '../../../page/phrase.tsx'
import { SmartLink } from '../../../shell/smart-link.tsx'
import { type AppData, useAppData } from '../../app-data/use-app-data.ts'
import { HeroSlider } from './hero-slider.tsx'
import { slidesQuery } from './slides-query.ts'

export function Hero() {
  const hero = useAppData()?.hero
  const slides = useQuery(slidesQuery).data?.slide_items ?? []
  return (
    <section className="hero">
      <div className="wrap">
        {hero && <HeroWords {...hero} />}
        {/* A new list starts at its first slide. */}
        {slides.length > 0 && <HeroSlider key={slides.length} slides={slides} />}
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
      <p className="hero-p">
        <Phrase text={text} />
      </p>
      <div className="hero-cta">
        {actions.map(({ title, link }, place) => (
          <SmartLink key={link} to={link} className={place === 0 ? 'btn btn-go' : 'btn btn-line'}>
            {title}
            {place === 0 && <Icon name="arrow-right" />}
          </SmartLink>
        ))}
      </div>
      {facts.length > 0 && (
        <ul className="facts">
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
