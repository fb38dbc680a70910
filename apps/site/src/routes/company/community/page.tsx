import { Stack } from '@forecourt/ui/Stack';
import { Badge } from '@forecourt/ui/Badge';
import { Button } from '@forecourt/ui/Button';
import { Container } from '@forecourt/ui/Container';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { paths } from '../../../config/paths.ts';
import { notes } from '../../../content/community.ts';
import { renderEnquiryLink } from '../../../features/contact/render-enquiry-link.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import * as css from './community.css.ts';

export function Component() {
  return (
    <Container className={css.page}>
      <PageHead
        title="Community"
        description="A board where dealers compare notes on buying, pricing and selling with AI. It’s coming soon: early access isn’t open yet."
        canonical={paths.community}
      />
      <header className={css.head}>
        <p>
          <Badge>Coming Soon</Badge>
        </p>
        <h1 className={css.heading}>A community of dealers</h1>
        <p className={css.lead}>
          One board for people who buy cars to sell. Ask a question, share an answer, and be first to hear what we’re
          building.
        </p>
        <div className={css.access}>
          <LinkButton size="l" href={paths.contact} render={renderEnquiryLink({ waitlist: 'community' })}>
            Talk to us
          </LinkButton>
          <Button size="l" variant="secondary" isDisabled aria-describedby="early-access">
            Get early access
          </Button>
        </div>
        <p className={css.reason} id="early-access">
          Early access isn’t open yet. Talk to us, and we’ll tell you the day it opens.
        </p>
      </header>
      <section className={css.board} aria-labelledby="board">
        <h2 className={css.boardHeading} id="board">
          What you might find on the board
        </h2>
        <ul className={css.notes}>
          {notes.map(({ kind, text }) => (
            <li key={kind} className={css.note} data-theme="light">
              <p className={css.kind}>{kind}</p>
              <p className={css.text}>{text}</p>
            </li>
          ))}
          <Stack className={css.emptyNote} gap={1} justify="center" render={(props) => <li {...props} />}>
            <p className={css.kind}>Yours</p>
            <p className={css.text}>Room for one more.</p>
          </Stack>
        </ul>
      </section>
    </Container>
  );
}
