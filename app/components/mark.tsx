/** The site's mark: a pickle laced like a football. Also shows who has the ball and a pick-six; always beside words. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <g transform="rotate(-38 16 16)">
        <path className="m1" d="M3 16.4C3 11.6 8.4 9 16 9s13 2.6 13 7.2-5.6 7-13 7S3 20.6 3 16.4Z" />
        <path className="m2" d="M10.2 16h11.6M12.4 13.4v5.2M16 13.2v5.6M19.6 13.4v5.2" />
      </g>
    </svg>
  );
}
