/** One thing that is asked of a doctor; `not` turns it round. */
export type AudienceSentence = { not: boolean } & (
  | { about: 'course' | 'batch' | 'district'; ids: number[] }
  // `overdue`: of what they owe a part is late.
  | { about: 'owing'; overdue: boolean }
  | { about: 'sat'; paper_id: number }
)

/** Whoever fits every sentence of one of the lists; without a list, everybody. */
export type CampaignAudience = { any: AudienceSentence[][] }

/** What a dry run found. */
export type CampaignRehearsal = { recipients: number; turnedOff: number; heldBack: number }
