import { QuestionPicture } from '@prostuti/exam-ui/question-picture'
import { ReviewedParts } from '@prostuti/exam-ui/reviewed-parts'
import { answeredCard } from '../engine/judge-card.ts'
import { ReadMore } from '../retest/read-more.tsx'
import styles from '../styles/cards.module.css'
import type { ListedCard } from './cards-view.ts'

/** A card laid open: what is right, and why. */
export default function CardAnswer({ card }: { card: ListedCard }) {
  const answer = { ...answeredCard(card, null, 1), state: null }
  return (
    <div className={styles.answer}>
      {card.question.images.map((image) => (
        <QuestionPicture key={image.src} image={image} n={1} />
      ))}
      <ReviewedParts answer={answer} />
      <ReadMore card={card} />
    </div>
  )
}
