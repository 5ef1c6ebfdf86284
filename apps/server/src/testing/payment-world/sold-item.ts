import type { tables } from '@prostuti/db'

type OrderAndState = { order: typeof tables.purchaseOrder.$inferSelect; state: string }

/** What the doctors of a schedule want to have: a seat in a batch, a seat at an event, or videos of a shelf. */
export type SoldItem = {
  /** A doctor asks for it, in a transaction of its own. */
  begin(doctorId: number): Promise<unknown>
  /** The doctor wants it otherwise: another timetable of the batch, or for longer. */
  change(doctorId: number): Promise<unknown>
  /** The doctor, who has it, moves elsewhere; nothing happens where there is no other place. */
  move(doctorId: number, place: number): Promise<void>
  /** Staff write another price; what was agreed before stays as it was. */
  reprice(percent: number): Promise<unknown>
  /** The doctor's newest order. */
  findOrder(doctorId: number): Promise<number | undefined>
  readOrders(): Promise<OrderAndState[]>
  /** What is wrong with the item itself, given the orders by which doctors have it. */
  findFaults(active: OrderAndState[]): Promise<string[]>
}
