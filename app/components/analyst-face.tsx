/** Big Dill: a pickle in a headset. Always beside the name. */
export function AnalystFace() {
  return (
    <svg className="analyst-face" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="d1" d="M33 6c9.5 0 14.5 8 14.5 21 0 16-6 31-16.5 31S16.5 45 16.5 31C16.5 15 22.5 6 33 6Z" />
      <path className="d3" d="M25 18.5v.1M38.5 44v.1M24 45.5v.1M33.5 51.5v.1M40.5 20v.1M31 11.5v.1" />
      <path className="d2" d="M15 32C13.5 15 20 5 32.5 5S51 14 49 31M49.5 40c-.5 6.5-4.5 10-12 10.3" />
      <path className="d4" d="M14.5 30.5v7M49.5 30.5v7M36 50.3v.1" />
    </svg>
  );
}
