import type { findScanned, packParcel, unpackParcel } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { failureWords } from '../../api/api-error.ts'
import { post, readOnce } from '../../api/call.ts'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { stageWords } from '../../kit/parcel/parcel-words.ts'
import type { Verdict } from '../../kit/scanner/said.tsx'
import { sound } from '../../kit/scanner/sounds.ts'
import { useScans } from '../../kit/scanner/use-scans.ts'
import { judgeScan, type ScannedParcel } from './bench.ts'

const parcelsPath = '/api/v3/admin/parcels'

/** The bench: one parcel lies open at a time. Everything that is scanned is judged at once; what is whole is written down. */
export function useBench() {
  const [parcel, setParcel] = useState<ScannedParcel>()
  // As the scanner typed them: the server compares these with what belongs in.
  const [scanned, setScanned] = useState<string[]>([])
  const [packed, setPacked] = useState<ScannedParcel[]>([])
  const [verdict, setVerdict] = useState<Verdict>()
  const [isBusy, setIsBusy] = useState(false)

  const stop = (words: string) => {
    sound('wrong')
    setVerdict({ is: 'wrong', words })
    forget()
  }
  const go = (words: string, tone: 'right' | 'done' = 'right') => {
    sound(tone)
    setVerdict({ is: 'right', words })
  }
  const alone = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      stop(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }
  const leave = () => {
    setParcel(undefined)
    setScanned([])
  }

  const open = (code: string) =>
    alone(async () => {
      const found = await readOnce<typeof findScanned>('/api/v3/admin/packing', { query: { code } })
      const { parcel: opened } = found
      if (opened === null) return stop(m.office_bench_not_found({ code }))
      if (opened.stage !== 'to_pack')
        return stop(m.office_bench_not_here({ invoice: opened.invoice, stage: stageWords(opened.stage) }))
      setParcel(opened)
      setScanned([])
      go(m.office_bench_right({ what: opened.invoice }))
    })

  const finish = (whole: ScannedParcel, codes: string[]) =>
    alone(async () => {
      try {
        await post<typeof packParcel>(`${parcelsPath}/:id/pack`, { codes }, { params: { id: whole.id } })
      } catch (error) {
        // Open as it was, for the last volume to be scanned again.
        setScanned(codes.slice(0, -1))
        throw error
      }
      setPacked((before) => [whole, ...before])
      leave()
      go(m.office_bench_packed({ invoice: whole.invoice }), 'done')
    })

  const { scan, forget } = useScans(isBusy, judge)

  function judge(code: string) {
    if (parcel === undefined) return void open(code)
    const judged = judgeScan(code, { parcel, scanned })
    if (judged.kind === 'same') return
    if (judged.kind !== 'in')
      return stop(
        {
          wrong: () => m.office_bench_wrong_volume({ code }),
          twice: () => m.office_bench_twice({ code }),
          other_parcel: () => m.office_bench_other_parcel({ invoice: parcel.invoice }),
        }[judged.kind](),
      )
    setScanned(judged.scanned)
    if (judged.isLast) return void finish(parcel, judged.scanned)
    go(m.office_bench_right({ what: m.office_parcel_volume({ n: numberWords(judged.sheet.volume) }) }))
  }

  /** The last volume out again; with none in, the last parcel apart again. */
  const back = () => {
    if (parcel !== undefined && scanned.length > 0) {
      setScanned(scanned.slice(0, -1))
      setVerdict(undefined)
      return
    }
    const last = packed[0]
    if (parcel !== undefined) leave()
    else if (last !== undefined)
      void alone(async () => {
        await post<typeof unpackParcel>(`${parcelsPath}/:id/unpack`, undefined, { params: { id: last.id } })
        setPacked(packed.slice(1))
        go(m.office_bench_unpacked({ invoice: last.invoice }))
      })
  }

  return {
    ...{ parcel, scanned, packed, verdict, isBusy, scan, back, leave },
    canGoBack: parcel !== undefined || packed.length > 0,
    hush: () => setVerdict(undefined),
  }
}
