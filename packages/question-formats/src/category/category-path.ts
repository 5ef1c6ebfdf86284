/** Where Moodle puts questions that are imported into a course. */
const root = '$course$/top'
/** In the place of a subject that nobody has named. */
const unnamed = '?'

type Filed = { subject: string | null; topic: string | null }

/** Subject and topic as the category of Moodle; a slash in a name is doubled, as Moodle does it. */
export function writeCategory({ subject, topic }: Filed): string {
  if (subject === null && topic === null) return root
  return [root, subject ?? unnamed, ...(topic === null ? [] : [topic])]
    .map((name, index) => (index === 0 ? name : escapeName(name)))
    .join('/')
}

const escapeName = (name: string): string =>
  name
    .replaceAll('/', '//')
    .replace(/^(?=\/)/, ' ')
    .replace(/(?<=\/)$/, ' ')

/** The category's outermost name is the subject, what is inside it the topic. */
export function readCategory(path: string): Filed {
  const names = path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '')
  if (/^\$\w{1,20}\$$/.test(names[0] ?? '')) names.shift()
  if (names[0] === 'top') names.shift()
  const [subject = null, ...topics] = names
  return { subject: subject === unnamed ? null : subject, topic: topics.length === 0 ? null : topics.join(' / ') }
}
