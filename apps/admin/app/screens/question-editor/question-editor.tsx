import { useParams } from 'react-router'
import { OpenedForm } from '../../kit/form/opened-form.tsx'
import { type QuestionFields, questionsPath } from '../../kit/question/question-types.ts'
import { useMay } from '../../session/me.ts'
import { blankQuestion } from './model/blank-question.ts'
import { OpenEditor } from './open-editor.tsx'

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  return (
    <OpenedForm<QuestionFields>
      key={id}
      path={questionsPath}
      id={id}
      blank={blankQuestion}
      mayWrite={may('questions.write')}
    >
      {(opening) => <OpenEditor id={id} {...opening} />}
    </OpenedForm>
  )
}
