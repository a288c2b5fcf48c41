// Plain JavaScript: the product's threads load it before their own file, and pages run the source of its function.

/** Moves what `Date` says by so many milliseconds; time still goes on. Called again, it moves the real time, not the moved one. */
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
