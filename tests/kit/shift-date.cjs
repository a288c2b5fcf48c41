// Plain JavaScript: the product's threads load it before their own file, and pages run the source of its function.

/** Shifts `Date` by a number of milliseconds from the real time; the clock keeps running. A second call replaces the first. */
const shiftDate = (milliseconds) => {
  const Real = globalThis.RealDate ?? Date
  globalThis.RealDate = Real
  const now = () => Real.now() + milliseconds
  globalThis.Date = new Proxy(Real, {
    construct: (_, given, target) => Reflect.construct(Real, given.length ? given : [now()], target),
    apply: () => new Real(now()).toString(),
    get: (_, name) => (name === 'now' ? now : Real[name]),
  })
}

module.exports = { shiftDate }
if (process.env.CLOCK_SHIFT) shiftDate(Number(process.env.CLOCK_SHIFT))
