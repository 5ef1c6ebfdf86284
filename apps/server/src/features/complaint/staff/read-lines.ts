import type { ResponseOf } from '@prostuti/contract'
import type { readInboxComplaint } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { ofConversation } from '../of-conversation.ts'

const { complaintFile, complaintMention, complaintMessage, complaintNote, staff } = tables

type Answer = Pick<ResponseOf<typeof readInboxComplaint>, 'lines' | 'has_earlier' | 'last_message_id'>
type Line = Answer['lines'][number]

/** Nobody reads further back at a desk. */
const atOnce = 200

/** What was said to and fro, and what the centre noted in between, oldest first. */
export async function readLines(tx: Tx, complaintId: number): Promise<Answer> {
  const messages = await tx
    .select({ row: complaintMessage, by: { id: staff.id, name: staff.name } })
    .from(complaintMessage)
    .leftJoin(staff, eq(staff.id, complaintMessage.staffId))
    .where(ofConversation(complaintMessage.complaintId, complaintId))
    .orderBy(desc(complaintMessage.createdAt), desc(complaintMessage.id))
    .limit(atOnce + 1)
  const notes = await tx
    .select({ row: complaintNote, by: { id: staff.id, name: staff.name } })
    .from(complaintNote)
    .innerJoin(staff, eq(staff.id, complaintNote.staffId))
    .where(ofConversation(complaintNote.complaintId, complaintId))
    .orderBy(desc(complaintNote.createdAt), desc(complaintNote.id))
    .limit(atOnce)
  const shown = messages.slice(0, atOnce)
  const files = await filesOf(
    tx,
    shown.map(({ row }) => row.id),
  )
  const calls = await callsOf(
    tx,
    notes.map(({ row }) => row.id),
  )
  const lines = [
    ...shown.map(
      ({ row, by }): Line => ({
        kind: row.staffId === null ? 'doctor' : 'centre',
        id: row.id,
        by,
        text: row.text,
        files: (files.get(row.id) ?? []).map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
        mentions: [],
        created_at: row.createdAt.toISOString(),
      }),
    ),
    ...notes.map(
      ({ row, by }): Line => ({
        kind: 'note',
        id: row.id,
        by,
        text: row.text,
        files: [],
        mentions: (calls.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
        created_at: row.createdAt.toISOString(),
      }),
    ),
  ]
  return {
    lines: lines.toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    has_earlier: messages.length > atOnce,
    last_message_id: messages[0]?.row.id ?? 0,
  }
}

async function filesOf(tx: Tx, messageIds: number[]) {
  if (messageIds.length === 0) return new Map<number | null, never[]>()
  const rows = await tx
    .select()
    .from(complaintFile)
    .where(inArray(complaintFile.messageId, messageIds))
    .orderBy(asc(complaintFile.id))
  return Map.groupBy(rows, ({ messageId }) => messageId)
}

async function callsOf(tx: Tx, noteIds: number[]) {
  if (noteIds.length === 0) return new Map<number, never[]>()
  const rows = await tx
    .select({ noteId: complaintMention.noteId, id: staff.id, name: staff.name })
    .from(complaintMention)
    .innerJoin(staff, eq(staff.id, complaintMention.staffId))
    .where(inArray(complaintMention.noteId, noteIds))
    .orderBy(asc(staff.name))
  return Map.groupBy(rows, ({ noteId }) => noteId)
}
