import { cloneElement, type ReactElement } from 'react'
import batchesStyles from '../styles/batches.module.css'
import contactStyles from '../styles/contact.module.css'
import eventsStyles from '../styles/events.module.css'
import faqStyles from '../styles/faq.module.css'

// Grey bars inside the real cards' own classes and lines, so that a skeleton is exactly as tall as what replaces it. Each has
// a key, so that it is replaced as a whole: a row of it that became a real one would count as a row that moved.
const bar = <i className="sk" />

const times = (count: number, item: ReactElement) =>
  Array.from({ length: count }, (_, key) => cloneElement(item, { key }))

export const eventsSkeleton = (
  <div key="skeleton" className={eventsStyles.rail} aria-hidden="true">
    {times(
      4,
      <div className={`card ${eventsStyles.event}`}>
        <div className={`${eventsStyles.eventPic} sk`} />
        <div>
          <h3>
            {bar}
            {bar}
          </h3>
          <p className={eventsStyles.eventMeta}>{bar}</p>
          <p className={eventsStyles.eventMeta}>{bar}</p>
        </div>
      </div>,
    )}
  </div>
)

/** Eleven; the twelfth place is the card that helps to choose. */
export const batchesSkeleton = (
  <div key="skeleton" aria-hidden="true">
    <div className={batchesStyles.courses}>{times(5, <i className="btn btn-line btn-sm">{bar}</i>)}</div>
    <div className={batchesStyles.cats}>
      {times(
        11,
        <div className={`card ${batchesStyles.cat}`}>
          {bar}
          <h3>{bar}</h3>
          <p>{bar}</p>
        </div>,
      )}
      <div className={`card ${batchesStyles.cat} ${batchesStyles.catHelp}`} />
    </div>
    <div className={batchesStyles.services}>{times(4, <p>{bar}</p>)}</div>
  </div>
)

export const faqSkeleton = (
  <ol key="skeleton" className={faqStyles.faq} aria-hidden="true">
    {times(5, <li>{bar}</li>)}
  </ol>
)

export const contactSkeleton = (
  <div key="skeleton" className={`card ${contactStyles.contact}`} aria-hidden="true">
    <div className={`${contactStyles.contactMap} sk`} />
    <ul>{times(4, <li>{bar}</li>)}</ul>
  </div>
)
