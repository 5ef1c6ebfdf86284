import { cloneElement, type ReactElement } from 'react'

// Grey bars inside the real cards' own classes and lines, so that a skeleton is exactly as tall as what replaces it. Each has
// a key, so that it is replaced as a whole: a row of it that became a real one would count as a row that moved.
const bar = <i className="sk" />

const times = (count: number, item: ReactElement) =>
  Array.from({ length: count }, (_, key) => cloneElement(item, { key }))

export const eventsSkeleton = (
  <div key="skeleton" className="rail" aria-hidden="true">
    {times(
      4,
      <div className="card event">
        <div className="event-pic sk" />
        <div>
          <h3>
            {bar}
            {bar}
          </h3>
          <p className="event-meta">{bar}</p>
          <p className="event-meta">{bar}</p>
        </div>
      </div>,
    )}
  </div>
)

/** Eleven; the twelfth place is the card that helps to choose. */
export const batchesSkeleton = (
  <div key="skeleton" aria-hidden="true">
    <div className="cats">
      {times(
        11,
        <div className="card cat">
          {bar}
          <h3>{bar}</h3>
          <p>{bar}</p>
        </div>,
      )}
      <div className="card cat cat-help" />
    </div>
    <div className="services">{times(4, <p>{bar}</p>)}</div>
  </div>
)

export const faqSkeleton = (
  <ol key="skeleton" className="faq" aria-hidden="true">
    {times(5, <li>{bar}</li>)}
  </ol>
)

export const contactSkeleton = (
  <div key="skeleton" className="card contact" aria-hidden="true">
    <div className="contact-map sk" />
    <ul>{times(4, <li>{bar}</li>)}</ul>
  </div>
)
