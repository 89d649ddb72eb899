import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { DEFAULT_RATING, reviewLimits } from "#app/domain/reviews/limits.ts";
import { reviewableDishes } from "#app/domain/reviews/reviewable-dishes.server.ts";
import { newReviewUrl } from "#app/domain/reviews/reviews-url.ts";
import { type ReviewInput, reviewInput } from "#app/domain/reviews/schema.ts";
import { submitReview } from "#app/domain/reviews/submit-review.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import reviewsStyles from "#app/styles/pages/reviews.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { OnceField } from "#app/ui/form/once-field.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PageOrDialog } from "#app/ui/page/page-or-dialog.tsx";
import { ReviewFields } from "#app/ui/reviews/review-fields.tsx";
import { ReviewSubmit } from "#app/ui/reviews/review-submit.tsx";
import { m } from "#messages";
import { readReviewForm } from "./review-form.server.ts";

const LOGIN_MESSAGE = () => m.reviews_loginToSubmit();

export const links: LinksFunction = () => [{ rel: "stylesheet", href: reviewsStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_writeAReview(), m.reviews_writeIntro());

function orderParam(request: Request): string | null {
  return new URL(request.url).searchParams.get("order");
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { message: LOGIN_MESSAGE() });
  const choices = reviewableDishes(user, orderParam(request));
  if (!choices.ok && choices.code === "not_found") throw notFound();
  if (!choices.ok)
    throw await redirectWithToast("/my-orders", { type: "error", message: choices.message });
  return {
    ...choices.value,
    name: user.name.slice(0, reviewLimits.customerName.max),
    constraint: formConstraint(reviewInput),
  };
}

export const action = formAction(
  "review",
  async (context) => {
    const { request, form } = context;
    const { user } = await signedInVisitor(request, {
      returnTo: newReviewUrl(orderParam(request) ?? undefined),
      message: LOGIN_MESSAGE(),
    });
    const refusedImages = await readReviewForm(context, user);
    const submission = parseForm(form, reviewInput);
    if (refusedImages) return refuseWithProblem(submission, refusedImages);
    if (submission.status !== "success") return refuseForm(submission);
    const review = await submitReview(user, submission.value);
    if (!review.ok) return refuseWithProblem(submission, review);
    const { order } = submission.value;
    return redirectWithToast(
      order ? ownOrdersList.url({ order }) : "/reviews",
      m.reviews_reviewSubmittedSuccessfully(),
    );
  },
  { fields: reviewInput, hasImages: true, failure: () => m.reviews_failedToSubmitReview() },
);

export default function NewReview() {
  const { order, isAllReviewed } = useLoaderData<typeof loader>();
  return (
    <PageOrDialog
      title={order ? m.reviews_rateOrder({ order }) : m.shared_writeAReview()}
      parent={{ label: m.shared_reviews(), to: "/reviews" }}
    >
      {isAllReviewed ? (
        <Notice
          tone="good"
          title={m.reviews_orderFullyReviewed()}
          action={<SecondaryLink to="/reviews">{m.reviews_readTheReviews()}</SecondaryLink>}
        >
          {m.reviews_thanks()}
        </Notice>
      ) : (
        <ReviewForm />
      )}
    </PageOrDialog>
  );
}

function ReviewForm() {
  const { order, dishes, firstDishId, isReviewedAsWhole, name, constraint } =
    useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const [form, fields] = useOpenForm<ReviewInput>("review", {
    constraint,
    values: { rating: DEFAULT_RATING, product: firstDishId, customerName: name },
  });
  return (
    <Form method="post" encType="multipart/form-data" id={form.id} noValidate className="stack">
      <OnceField />
      <ErrorSummary form={form} />
      <Card>
        <ReviewFields
          fields={fields}
          order={order}
          isReviewedAsWhole={isReviewedAsWhole}
          // Conform keeps the form's initial values, but images may have been stored since.
          submittedImages={actionData?.result.initialValue?.images}
          dishes={dishes.map(({ id, name, isReviewed }) => ({
            value: id,
            label: isReviewed ? m.reviews_reviewed({ name }) : name,
            disabled: isReviewed,
          }))}
        />
        <ReviewSubmit formId={form.id} />
      </Card>
    </Form>
  );
}

export const ErrorBoundary = errorBoundary(m.reviews_failedToSubmitReview);
