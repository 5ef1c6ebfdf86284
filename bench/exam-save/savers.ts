// A process of its own, so that the load and the server do not share an event loop. It does what it is told, message by
// message: hello (who saves what), start, stop, report.
import { Savers } from '../../apps/server/src/testing/processes/keep-saving.ts'
import type { Order, Told } from './savers-process.ts'

let savers: Savers | undefined

process.on('message', async (order: Order) => {
  try {
    if (order.do === 'hello') savers = new Savers(order.options)
    else if (order.do === 'start') savers?.start()
    else if (order.do === 'stop') await savers?.stop()
    tell({ done: order.do, ...(order.do === 'report' && savers && reportOf(savers)) })
  } catch (error) {
    tell({ done: order.do, failed: String(error) })
  }
})

function reportOf(of: Savers): Pick<Told, 'report'> {
  const times = Float64Array.from(of.times).sort()
  of.times = []
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    report: {
      saves: times.length,
      p50: at(0.5),
      p99: at(0.99),
      longest: times.at(-1) ?? Number.NaN,
      acknowledged: of.acknowledged,
      trouble: Object.fromEntries(of.trouble),
    },
  }
}

function tell(told: Told): void {
  process.send?.(told)
}
