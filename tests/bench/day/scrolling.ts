import type { Page } from 'playwright-core'

type Scrolled = { readonly frames: readonly number[]; readonly empty: number; readonly readable: number }

/** tsx wraps the functions of functions that are sent to a page in a helper, which a page does not have. */
export const prepared = (page: Page): Promise<unknown> => page.evaluate('globalThis.__name = (one) => one')

/**
 * Scrolls a box at a steady speed, there and back, frame by frame. `frames`: milliseconds between them; `empty`: frames in which no row stood in the
 * middle of the box; `readable`: milliseconds until one stood there after it stopped.
 */
export const scrolled = (
  page: Page,
  options: { readonly box: string; readonly row: string; readonly speed: number; readonly seconds: number },
) =>
  page.evaluate(
    ({ box: boxAt, row, speed, seconds }) =>
      new Promise<Scrolled>((resolve) => {
        const box = document.querySelector(boxAt)!
        const { left, top, width, height } = box.getBoundingClientRect()
        const isRowShown = () => document.elementFromPoint(left + width / 2, top + height / 2)?.closest(row) != null
        const frames: number[] = []
        let empty = 0
        let direction = 1
        let at = box.scrollTop
        let stopped = 0
        const begun = performance.now()
        let last = begun
        const step = (now: number) => {
          if (stopped) {
            if (!isRowShown() && now - stopped < 5_000) return void requestAnimationFrame(step)
            return resolve({ frames, empty, readable: performance.now() - stopped })
          }
          const passed = now - last
          last = now
          if (frames.push(passed) > 1 && !isRowShown()) empty++
          at += (direction * speed * passed) / 1_000
          const most = box.scrollHeight - box.clientHeight
          if (at >= most || at <= 0) direction = -direction
          at = Math.max(0, Math.min(most, at))
          box.scrollTop = at
          if (now - begun >= seconds * 1_000) stopped = performance.now()
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    options,
  )

/** The minimal virtual list with that many rows: plain text on an empty page, only visible rows rendered. */
export const bareList = async (page: Page, rows: number): Promise<void> => {
  await page.setContent('<div id="box" style="height:800px;overflow:auto"><div id="sheet" style="position:relative"></div></div>')
  await prepared(page)
  await page.evaluate((count) => {
    const HEIGHT = 40
    const box = document.getElementById('box')!
    const list = document.getElementById('sheet')!
    list.style.height = `${count * HEIGHT}px`
    const drawn = new Map<number, HTMLElement>()
    const draw = () => {
      const first = Math.max(0, Math.floor(box.scrollTop / HEIGHT) - 10)
      const last = Math.min(count - 1, Math.ceil((box.scrollTop + box.clientHeight) / HEIGHT) + 10)
      for (const [index, row] of drawn)
        if (index < first || index > last) {
          row.remove()
          drawn.delete(index)
        }
      for (let index = first; index <= last; index++) {
        if (drawn.has(index)) continue
        const row = document.createElement('div')
        row.className = 'row'
        row.style.cssText = `position:absolute;height:${HEIGHT}px;width:100%;transform:translateY(${index * HEIGHT}px)`
        row.innerHTML = Array.from(
          { length: 12 },
          (_, cell) => `<span style="display:inline-block;width:110px">Carga ${index}.${cell}</span>`,
        ).join('')
        list.append(row)
        drawn.set(index, row)
      }
    }
    box.addEventListener('scroll', draw, { passive: true })
    draw()
  }, rows)
}
