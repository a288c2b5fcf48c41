import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A comment at the place or at the top: 'A plain button, because …'. Hidden controls of forms are no widgets. */
const reason = /(\/\/|\*).*\b[Aa] plain (button|checkbox|input)\b/
const widget = /<(button|select|textarea|input)\b/
const hidden = /<(input|button)\b[^>]*\bhidden\b/

it('screens use the dressings of web/src/ui; a plain button or input says why', () => {
  const files = execFileSync('git', ['ls-files', 'web/src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('web/src/ui/'))
  const unexplained = files.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return text.split('\n').some((line) => widget.test(line) && !hidden.test(line)) && !reason.test(text)
  })
  expect(files.length).toBeGreaterThan(200)
  expect(unexplained).toEqual([])
})
