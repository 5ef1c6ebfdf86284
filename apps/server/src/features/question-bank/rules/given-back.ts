import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

const { question } = tables

/** A condition on `question`: a reviewer has given it back, and it has gone nowhere since. */
export const isGivenBack = sql<boolean>`(${question.state} = 'draft' and ${question.reviewWords} is not null)`
