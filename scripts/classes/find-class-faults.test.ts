import { describe, expect, it } from 'vitest'
import { findClassFaults } from './find-class-faults.ts'

const sheet = 'apps/web/app/features/day/day.module.css'
const component = 'apps/web/app/features/day/day.tsx'

/** A kit of one class and a component with a sheet, as they should be, but for what a test says otherwise. */
const faultsWith = (changes: Record<string, string>): string[] => {
  const files: Record<string, string> = {
    'packages/ui/src/styles/button.css': '.btn { color: red } .btn:hover { color: blue }',
    [sheet]: '.row { gap: 8px } .row :global(.btn) { margin: 0 }',
    [component]: `import styles from './day.module.css'\nexport const Day = () => <p className={styles.row}><a className="btn" /></p>`,
    ...changes,
  }
  return findClassFaults(Object.entries(files).map(([path, text]) => ({ path, text }))).faults
}

const withClass = (expression: string): string =>
  `import styles from './day.module.css'\nexport const Day = ({ on }) => <p className={styles.row}><a className=${expression} /><i className="btn" /></p>`

describe('finding class faults', () => {
  it('finds none where every class has one owner and is asked for', () => {
    expect(faultsWith({})).toEqual([])
  })

  it('counts the classes of the kit and the sheets', () => {
    expect(findClassFaults([{ path: sheet, text: '.row { gap: 0 }' }])).toMatchObject({ kitClasses: 0, sheets: 1 })
  })

  it('finds a class of the kit with two owners', () => {
    expect(faultsWith({ 'packages/ui/src/styles/form.css': '.btn { gap: 0 }' })).toEqual([
      '.btn has two owners: packages/ui/src/styles/button.css, packages/ui/src/styles/form.css',
    ])
  })

  it('finds a class of the kit that nobody uses', () => {
    expect(faultsWith({ 'packages/ui/src/styles/form.css': '.field { gap: 0 }' })).toEqual([
      'packages/ui: nobody uses .field',
    ])
  })

  it('counts neither a comment, a type nor a test as a use', () => {
    expect(
      faultsWith({
        'packages/ui/src/styles/form.css': '.field { gap: 0 }',
        [sheet]: '.row { gap: 0 } .end { gap: 0 }',
        'apps/web/app/more.ts': `import styles from './features/day/day.module.css'\n// 'field' styles.end\ntype Look = 'field'`,
        'apps/web/app/more.test.ts': `import styles from './features/day/day.module.css'\nconst both = ['field', styles.end]`,
      }),
    ).toEqual([`${sheet}: nobody uses .end`, 'packages/ui: nobody uses .field'])
  })

  it('looks at the sheets of the office too', () => {
    const office = 'apps/admin/app/screens/day/day.module.css'
    expect(faultsWith({ [office]: '.row { gap: 0 }' })).toEqual([`${office}: nobody uses .row`])
  })

  it('finds a sheet whose classes are everybody’s, unless it is the whole page’s', () => {
    expect(faultsWith({ 'apps/web/app/features/day/loose.css': '.loose { gap: 0 }' })).toEqual([
      `apps/web/app/features/day/loose.css: its classes would be everybody's; name it .module.css`,
    ])
    expect(faultsWith({ 'apps/web/app/app.css': 'body { margin: 0 }' })).toEqual([])
  })

  it('finds a rule of a module that changes the kit on every page', () => {
    expect(faultsWith({ [sheet]: '.row { gap: 0 } :global(.btn) { margin: 0 }' })).toEqual([
      `${sheet}: ":global(.btn)" would be everybody's; it needs a class of its own before it`,
    ])
  })

  it('finds a foreign class that the kit does not have', () => {
    expect(faultsWith({ [sheet]: '.row :global(.card) { margin: 0 }' })).toEqual([
      `${sheet}: :global(.card) is no class of the kit`,
    ])
  })

  it('finds a class that no component asks for, and one that is asked for in vain', () => {
    expect(faultsWith({ [sheet]: '.row { gap: 0 } .end { gap: 0 }' })).toEqual([`${sheet}: nobody uses .end`])
    expect(faultsWith({ [component]: withClass('{styles.start}') })).toEqual([
      `${component}: ./day.module.css has no class start`,
    ])
  })

  it('takes no name out of a keyframe or an attribute for a class', () => {
    expect(faultsWith({ [sheet]: '.row[data-is="a.b"] { gap: 0 } @keyframes go { 12.5% { gap: 0 } }' })).toEqual([])
  })

  it('finds a sheet that does not exist, and a class by a computed name', () => {
    expect(faultsWith({ [component]: withClass('{styles[on]}') })).toEqual([
      `${component}: a class of ./day.module.css is asked for by a computed name`,
    ])
    expect(faultsWith({ 'apps/web/app/other.tsx': `import styles from './other.module.css'` })).toEqual([
      'apps/web/app/other.tsx: ./other.module.css does not exist',
    ])
  })

  it.each([['"btn wide"'], ["{on ? 'wide' : 'btn'}"], ["{on && 'wide'}"], ['{`btn wide`}']])(
    'finds a word that is no class of the kit in className=%s',
    (expression) => {
      expect(faultsWith({ [component]: withClass(expression) })).toEqual([
        `${component}: "wide" is no class of the kit`,
      ])
    },
  )

  it('takes a condition for no class', () => {
    expect(faultsWith({ [component]: withClass("{on === 'wide' ? 'btn' : undefined}") })).toEqual([])
  })
})
