import type { MistakeReason } from '@prostuti/learning-rules/cards/make-cards'

/** What one sitting put into a card. */
export type CardSource = { attemptId: number; reasons: readonly MistakeReason[]; stems: readonly number[] | null }
