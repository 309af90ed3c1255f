import { useEffect, useState } from "react";

/** While the analyst talks: a button where the browser holds the sound back, as some do with a page that was not pressed just now. */
export function SoundOn({ audio }: { audio: HTMLAudioElement }) {
  const [isHeldBack, setHeldBack] = useState(audio.paused);
  useEffect(() => {
    const look = (): void => setHeldBack(audio.paused);
    for (const event of ["play", "pause"]) audio.addEventListener(event, look);
    return () => {
      for (const event of ["play", "pause"]) audio.removeEventListener(event, look);
    };
  }, [audio]);
  return isHeldBack ? (
    <button type="button" className="btn" onClick={() => void audio.play()}>
      Turn the sound on
    </button>
  ) : null;
}
