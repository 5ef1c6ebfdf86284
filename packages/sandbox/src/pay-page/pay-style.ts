/** Paper, ink and one colour of each gateway; dark where the phone is. */
export const payStyle = `
@font-face { font-family: Bengali; font-weight: 400 700; src: url(bengali-400-600.woff2) format('woff2') }
:root { color-scheme: light dark; --paper: #f6f1e6; --sheet: #fffcf5; --line: #ddd3c0; --ink: #1a2325; --ink-2: #5e6769; --brand: #1b4f9c; --on: #fff; --bad: #ad2a1f }
:root.bkash { --brand: #c2105f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1615; --sheet: #172120; --line: #2b3836; --ink: #f1ebdd; --ink-2: #9ba49d; --brand: #2f6bc4; --bad: #ff9f92 }
  :root.bkash { --brand: #d3156a }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 17px/1.75 Bengali, 'Nirmala UI', Vrinda, system-ui, sans-serif }
header { display: flex; align-items: center; justify-content: space-between; padding: 12px 20px; background: var(--brand); color: var(--on) }
header b { font-size: 19px }
header span { border: 1px solid #fff9; border-radius: 99px; padding: 0 12px; font-size: 15px }
main { max-width: 480px; margin: 0 auto; padding: 16px }
h1 { font-size: 22px; line-height: 1.4; margin: 24px 0 8px }
h2 { font-size: 15px; font-weight: 600; color: var(--ink-2); margin: 24px 0 8px }
p { margin: 0 }
.note { text-align: center; font-size: 15px; color: var(--ink-2) }
.bill { margin: 12px 0 16px; padding: 20px 16px; text-align: center; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px }
.what { margin: 0; font-size: 17px; font-weight: 400; overflow-wrap: anywhere }
.sum { font-size: 34px; font-weight: 700; line-height: 1.4 }
.ref { font-size: 15px; color: var(--ink-2); overflow-wrap: anywhere }
.wait { padding: 48px 0 24px; text-align: center }
button { display: block; width: 100%; min-height: 48px; font: inherit; cursor: pointer; color: inherit; border: 1px solid var(--line); background: var(--sheet) }
button:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.choice { margin-bottom: 8px; border-radius: 12px; padding: 10px 16px }
.choice small { display: none }
.success { background: var(--brand); border-color: var(--brand); color: var(--on); font-size: 19px }
.failure b { color: var(--bad) }
.row { text-align: left; padding: 10px 16px; border-radius: 0; border-bottom-width: 0 }
h2 + .row { border-radius: 12px 12px 0 0 }
.row:last-child { border-bottom-width: 1px; border-radius: 0 0 12px 12px }
.row b, .row small { display: block }
.row b { font-weight: 600; line-height: 1.5 }
b { font-weight: 600 }
small { font-size: 15px; color: var(--ink-2); line-height: 1.5 }
`
