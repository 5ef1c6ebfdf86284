import { expect, it } from 'vitest'
import { lazyParts, pageFiles } from './list-page-files.ts'

it('lists what a page of the doctor’s area is made of, what is imported first, each once', () => {
  const list = {
    'app/routes/my/my-dashboard.tsx': { file: 'assets/d.js', imports: ['_my.js', '_common.js'], css: ['assets/d.css'] },
    'app/routes/my/exams/my-exam-result.tsx': { file: 'assets/r.js', imports: ['_common.js'] },
    'app/routes/public/home.tsx': { file: 'assets/h.js' },
    '_my.js': { file: 'assets/my.js', imports: ['_common.js'], css: ['assets/my.css'] },
    '_common.js': { file: 'assets/common.js', imports: ['_my.js'] },
  }
  expect(pageFiles(list)).toEqual({
    'my/my-dashboard': {
      scripts: ['/assets/common.js', '/assets/my.js', '/assets/d.js'],
      sheets: ['/assets/my.css', '/assets/d.css'],
    },
    'my/exams/my-exam-result': {
      scripts: ['/assets/my.js', '/assets/common.js', '/assets/r.js'],
      sheets: ['/assets/my.css'],
    },
  })
})

it('lists the parts that a script fetches later, but none that is of no use without a network', () => {
  const list = {
    'app/root.tsx?client': { file: 'assets/root.js', imports: ['_shell.js', '_player.js'] },
    'app/routes/my/my-page.tsx': { file: 'assets/my-page.js', dynamicImports: ['app/shell/card.tsx'] },
    '_shell.js': {
      file: 'assets/shell.js',
      dynamicImports: ['app/shell/drawer.tsx', 'app/shell/impersonation-banner.tsx', 'app/shell/end.tsx'],
    },
    'app/shell/drawer.tsx': { file: 'assets/drawer.js', imports: ['_common.js'], css: ['assets/drawer.css'] },
    'app/shell/impersonation-banner.tsx': { file: 'assets/banner.js' },
    'app/shell/end.tsx': { file: 'assets/end.js', imports: ['_common.js'], dynamicImports: ['app/shell/card.tsx'] },
    'app/shell/card.tsx': { file: 'assets/card.js' },
    '_common.js': { file: 'assets/common.js' },
    '_player.js': { file: 'assets/player.js', dynamicImports: ['app/kit/player/engine/file-player.tsx'] },
    'app/kit/player/engine/file-player.tsx': {
      file: 'assets/engine.js',
      dynamicImports: ['../../node_modules/hls.js'],
    },
    '../../node_modules/hls.js': { file: 'assets/hls.js' },
  }
  expect(lazyParts(list)).toEqual({
    '/assets/shell.js': ['/assets/common.js', '/assets/drawer.js', '/assets/drawer.css', '/assets/end.js'],
    '/assets/end.js': ['/assets/card.js'],
  })
})
