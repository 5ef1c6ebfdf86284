import * as m from '@prostuti/text/messages'
import { useMemo } from 'react'
import { ExamRoomPage } from '../../../features/exam-room/exam-room-page.tsx'
import { practiceWords } from '../../../features/exam-room/practice-words.ts'
import { RoomWordsOf } from '../../../features/exam-room/room-words.ts'
import { practiceClient } from '../../../kit/exam/exam-clients.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.practice_title

export default function MyPracticeSet({ params: { id } }: MyPageProps<'id'>) {
  const client = useMemo(() => practiceClient(id), [id])
  return (
    <RoomWordsOf value={practiceWords}>
      <ExamRoomPage key={client.name} client={client} />
    </RoomWordsOf>
  )
}
