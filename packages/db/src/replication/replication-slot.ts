import type pg from 'pg'
import { type Lsn, parseLsn } from './lsn.ts'

/** PostgreSQL keeps the WAL that the slot's user has not acknowledged, up to `max_slot_wal_keep_size`. */
const SLOT = 'prostuti_backup'

export type SlotFacts = {
  slot: string
  systemId: string
  /** Of the server now. */
  timeline: number
  /** The oldest WAL that is still kept for us. */
  from: Lsn
  /** What was kept for us had grown too large and was given up: the WAL that was received before ends in a gap. */
  wasLost: boolean
  /** It was made just now: nothing was kept for us before. */
  isNew: boolean
}

/** Finds the slot or makes it; one that was given up is replaced. */
export async function ensureSlot(client: pg.Client): Promise<SlotFacts> {
  const { rows: systems } = await client.query<{ systemid: string; timeline: string }>('IDENTIFY_SYSTEM')
  const { systemid: systemId, timeline } = systems[0]!
  const found = await readSlot(client)
  const wasLost = found !== undefined && found.restart_lsn === null
  if (wasLost) await client.query(`DROP_REPLICATION_SLOT ${SLOT}`)
  const isNew = found === undefined || wasLost
  if (isNew) await client.query(`CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL (RESERVE_WAL)`)
  const { restart_lsn: from } = (isNew ? await readSlot(client) : found)!
  return { slot: SLOT, systemId, timeline: Number(timeline), from: parseLsn(String(from)), wasLost, isNew }
}

type SlotRow = { slot_type: string | null; restart_lsn: string | null }

async function readSlot(client: pg.Client): Promise<SlotRow | undefined> {
  const { rows } = await client.query<SlotRow>(`READ_REPLICATION_SLOT ${SLOT}`)
  return rows[0]?.slot_type == null ? undefined : rows[0]
}

/** Nobody receives the WAL any more: it must not be kept for anybody. */
export async function dropSlot(client: pg.Client): Promise<boolean> {
  if ((await readSlot(client)) === undefined) return false
  await client.query(`DROP_REPLICATION_SLOT ${SLOT} WAIT`)
  return true
}

/** The file that says where a timeline left the one before; none for the first. */
export async function readHistory(client: pg.Client, timeline: number): Promise<string | undefined> {
  if (timeline === 1) return undefined
  const { rows } = await client.query<{ content: Buffer | string }>(`TIMELINE_HISTORY ${timeline}`)
  return String(rows[0]?.content ?? '')
}
